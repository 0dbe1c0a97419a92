export const group = { fillets: 101, legs: 102, whole: 103, mince: 104, cooked: 105, marinated: 106 }

export const category = { weekday: 121, quick: 122, grill: 123, weekend: 124, fingers: 125 }
