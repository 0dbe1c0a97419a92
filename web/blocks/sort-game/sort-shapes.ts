type Shape = { body?: string; lines?: string; tint?: string }

/** Drawings on a square of 48: a body that is filled, and lines on it. */
export const shapes = {
  milk: { body: 'M14 20l5-8h10l5 8v22H14z', lines: 'M14 20h20M19 12V7h10v5', tint: '#fff' },
  mince: { body: 'M6 21h36l-4 18H10z', lines: 'M11 21c2-7 7-8 10-4 3-5 8-4 10 0 3-1 6 1 6 4', tint: '#f29a8a' },
  chicken: {
    body: 'M30 8c8 0 12 6 10 13-2 7-9 10-16 10l-7 7c2 3-1 6-4 4-1 2-5 2-5-1-3 0-3-4-1-5-2-3 1-6 4-4l6-7c0-8 4-17 13-17z',
    lines: 'M31 14c3 0 4 3 4 5',
    tint: '#f6c08a',
  },
  fish: {
    body: 'M5 25c6-10 20-12 29-3l8-6v18l-8-6C25 37 11 35 5 25z',
    lines: 'M13 23h.1M20 18c3 4 3 9 0 14',
    tint: '#a8c9e8',
  },
  bread: {
    body: 'M8 18c0-6 6-9 16-9s16 3 16 9c0 3-2 4-3 5v16H11V23c-1-1-3-2-3-5z',
    lines: 'M18 17l4 5M26 16l4 5',
    tint: '#e3b26f',
  },
  bag: { body: 'M12 14h24l3 27H9z', lines: 'M12 14l3-7h18l3 7M18 25h12M18 31h12', tint: '#f4e7c8' },
  banana: { body: 'M9 9c0 17 9 27 28 28 4 0 4 4 1 5C16 46 3 34 5 11c0-4 4-5 4-2z', tint: '#ffd84d' },
  spottedBanana: {
    body: 'M9 9c0 17 9 27 28 28 4 0 4 4 1 5C16 46 3 34 5 11c0-4 4-5 4-2z',
    lines: 'M9 22l1 2M14 31l2 2M23 37l2 1M31 40h2',
    tint: '#e9b93c',
  },
  iceCream: { body: 'M13 21a11 11 0 0 1 22 0L24 43z', lines: 'M13 21h22M20 29l8-8', tint: '#ffc9d6' },
  meltedIceCream: {
    body: 'M15 8h18l-3 13 7 6c6 4 4 12-3 12H13c-8 0-9-9-2-12l7-6z',
    lines: 'M18 21h12M18 33h9',
    tint: '#ffc9d6',
  },
  berries: {
    body: 'M16 19a7 7 0 1 0 .1 0zM33 19a7 7 0 1 0 .1 0zM24 30a7 7 0 1 0 .1 0z',
    lines: 'M24 16c0-5 3-8 8-9',
    tint: '#8f9be6',
  },
  box: { body: 'M9 20h30v18a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3z', lines: 'M6 20h36v-6H6z', tint: '#a9d8c4' },
  salad: {
    body: 'M6 24h36c0 10-8 17-18 17S6 34 6 24z',
    lines: 'M11 24c-2-7 6-10 9-6 2-7 11-6 11 0 5-3 9 2 6 6',
    tint: '#9fd07a',
  },
  tin: {
    body: 'M12 11v26c0 3 5 5 12 5s12-2 12-5V11z',
    lines: 'M12 11c0 6 24 6 24 0s-24-6-24 0M12 24c0 5 24 5 24 0',
    tint: '#c9d3de',
  },
  ham: {
    body: 'M8 26C8 16 16 9 25 9s15 7 15 14-6 8-11 9c-4 1-5 7-11 7S8 33 8 26z',
    lines: 'M25 19a3 3 0 1 0 .1 0z',
    tint: '#f7a8b0',
  },
  pot: {
    body: 'M9 20h30v16a5 5 0 0 1-5 5H14a5 5 0 0 1-5-5z',
    lines: 'M4 25h5M39 25h5M9 20c3-6 27-6 30 0M22 11h4',
    tint: '#c9d3de',
  },
  egg: { body: 'M24 7c7 0 13 11 13 20a13 13 0 0 1-26 0C11 18 17 7 24 7z', tint: '#fff1d6' },
  carrot: {
    body: 'M19 17c5-4 14 4 11 10C25 34 17 40 7 43c2-10 6-19 12-26z',
    lines: 'M27 18c0-6 3-10 8-12M29 20c5-1 9-4 12-8M17 26l4 4M13 33l4 4',
    tint: '#ff9d4d',
  },
  potato: {
    body: 'M9 27c0-9 8-16 17-15 9 1 14 8 13 14-2 10-10 14-18 13-7 0-12-5-12-12z',
    lines: 'M20 22l1 1M30 21l1 1M25 31l1 1',
    tint: '#dcbc7e',
  },
  beans: {
    body: 'M6 31C10 17 26 8 42 12c0 16-14 29-28 27-5-1-8-4-8-8z',
    lines: 'M15 29a3 3 0 1 0 .1 0zM24 23a3 3 0 1 0 .1 0zM33 17a3 3 0 1 0 .1 0z',
    tint: '#a7cf6e',
  },
  snowflake: { lines: 'M24 5v38M8 15l32 18M40 15L8 33M19 9l5 5 5-5M19 39l5-5 5 5' },
  upperShelf: { body: 'M15 9h18v12H15z', lines: 'M11 5h26v38H11zM11 25h26', tint: '#8fd0ff' },
  lowerShelf: { body: 'M15 29h18v10H15z', lines: 'M11 5h26v38H11zM11 25h26', tint: '#8fd0ff' },
  cupboard: { body: 'M8 8h32v32H8z', lines: 'M24 8v32M19 21v6M29 21v6', tint: '#e9d3ae' },
  bin: { body: 'M12 17h24l-3 25H15z', lines: 'M9 17h30M19 17v-6h10v6M20 24l1 11M28 24l-1 11', tint: '#a9c98f' },
  halfPlate: { body: 'M24 7a17 17 0 0 0 0 34z', lines: 'M24 7a17 17 0 1 0 .1 0z', tint: '#9fd07a' },
  upperQuarter: { body: 'M24 24V7a17 17 0 0 1 17 17z', lines: 'M24 7a17 17 0 1 0 .1 0z', tint: '#ffd84d' },
  lowerQuarter: { body: 'M24 24h17a17 17 0 0 1-17 17z', lines: 'M24 7a17 17 0 1 0 .1 0z', tint: '#f29a8a' },
  glass: { body: 'M14 18h20l-2 24H16z', lines: 'M13 6h22l-3 36H16z', tint: '#fff' },
} as const satisfies Record<string, Shape>

export function shapeOf(name: keyof typeof shapes): Shape {
  return shapes[name]
}

/** What editors choose from. */
export const shapeNames: Record<keyof typeof shapes, string> = {
  milk: 'Maito',
  mince: 'Jauheliha',
  chicken: 'Broileri',
  fish: 'Kala',
  bread: 'Leipä',
  bag: 'Pussi',
  banana: 'Banaani',
  spottedBanana: 'Tummunut banaani',
  iceCream: 'Jäätelö',
  meltedIceCream: 'Sulanut jäätelö',
  berries: 'Marjat',
  box: 'Rasia',
  salad: 'Salaatti',
  tin: 'Säilyketölkki',
  ham: 'Kinkku',
  pot: 'Kattila',
  egg: 'Kananmuna',
  carrot: 'Porkkana',
  potato: 'Peruna',
  beans: 'Pavut',
  snowflake: 'Lumihiutale',
  upperShelf: 'Ylähylly',
  lowerShelf: 'Alahylly',
  cupboard: 'Kaappi',
  bin: 'Roska-astia',
  halfPlate: 'Puoli lautasta',
  upperQuarter: 'Lautasen yläneljännes',
  lowerQuarter: 'Lautasen alaneljännes',
  glass: 'Lasi',
}
