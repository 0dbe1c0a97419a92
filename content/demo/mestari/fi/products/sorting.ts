export const group = { grill: 101, rings: 102, franks: 103, bacon: 104, ham: 105, dried: 106 }

export const category = { grill: 121, weekday: 122, sauna: 123, christmas: 124, breakfast: 125 }
