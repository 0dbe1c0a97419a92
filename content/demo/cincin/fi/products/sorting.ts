export const group = { slices: 101, sticks: 102, crisp: 103, dips: 104, boards: 105 }

export const category = { evening: 121, picnic: 122, game: 123, gift: 124 }
