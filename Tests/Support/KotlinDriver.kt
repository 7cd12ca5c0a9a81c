import java.io.File
import java.io.PrintStream
import org.jetbrains.kotlin.cli.common.messages.MessageRenderer
import org.jetbrains.kotlin.cli.jvm.K2JVMCompiler

/** Runs the compiler once for each line of standard input: a file with an argument a line. Answers with the messages and a last line. */
fun main() {
    val answers = PrintStream(System.out, true, Charsets.UTF_8)
    while (true) {
        val arguments = File(readlnOrNull() ?: return).readLines()
        val code = K2JVMCompiler().exec(answers, MessageRenderer.PLAIN_FULL_PATHS, *arguments.toTypedArray())
        answers.println("=== $code")
    }
}
