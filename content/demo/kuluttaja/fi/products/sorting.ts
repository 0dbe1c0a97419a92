export const group = { mince: 101, cuts: 102, chicken: 103, sausages: 104, slices: 105, meals: 106, frozen: 107 }

export const category = { weekday: 121, quick: 122, lunchbox: 123, grill: 124, feast: 125, christmas: 126, bread: 127 }
