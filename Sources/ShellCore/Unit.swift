/// A share: 0 to 1. What is not a number counts as 0.
func unit(_ value: Double) -> Double { value > 0 ? (value < 1 ? value : 1) : 0 }
