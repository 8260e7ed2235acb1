import {
  BLACK,
  type ConsoleDrawing,
  disc,
  dot,
  dpad,
  fill,
  holes,
  line,
  mixTones,
  oval,
  panel,
  plate,
  screen,
  shadow,
  solid,
  type Wallpaper,
} from './console-parts.ts'

const OLIVE: Wallpaper = ['#b5bb6a', '#9aa352', '#7d8840']
const COLOURFUL: Wallpaper = ['#bfe3f0', '#8fc98f', '#5a9f6a']

const slantedGrille = (x: number, y: number, colour: string) =>
  line([0, 5, 10, 15, 20].map((dx) => `M${x + dx} ${y + 10}l5-12`).join(''), colour, 2.2)

const gameBoy: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(120, 204, 54) +
  solid('M76 44H164Q168 44 168 48V180Q168 200 146 200H76Q72 200 72 196V48Q72 44 76 44z', main) +
  fill('M74 46H92L78 198H74z', '#fff', 0.3) +
  line('M72 56H168M82 44V56M158 44V56', main.edge, 0.8) +
  solid(
    'M84 62H156Q159 62 159 65V112Q159 122 148 122H84Q81 122 81 119V65Q81 62 84 62z',
    mixTones('#6c6f78'),
  ) +
  line('M86 67H100M140 67H154', accent.body, 1.2) +
  screen([96, 72, 50, 44, 1], OLIVE) +
  dot([88, 88], 1.8, '#d9392f') +
  dpad([93, 148], 11, '#26292d') +
  disc([135, 152], 7, accent) +
  disc([153, 144], 7, accent) +
  line('M100 178L107 174M115 178L122 174', '#8d8f94', 3.6) +
  slantedGrille(134, 184, main.edge)

const pocket: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(120, 196, 48) +
  plate([79, 62, 82, 130, 6], main) +
  fill('M81 64H98L86 190H81z', '#fff', 0.25) +
  solid('M88 70H152V114Q152 122 144 122H92Q88 122 88 118z', BLACK) +
  screen([97, 75, 46, 41, 1], ['#c3c7b0', '#a3a88c', '#80866a']) +
  dpad([98, 145], 10, '#26292d') +
  disc([134, 149], 6.5, accent) +
  disc([150, 142], 6.5, accent) +
  line('M104 173H111M118 173H125', '#4a4d52', 3) +
  holes([138, 172, 16, 12], 4, main.edge)

const gbColor: ConsoleDrawing['draw'] = (main) =>
  shadow(120, 199, 48) +
  solid('M84 56H156Q162 56 162 62V166Q162 184 152 192Q120 198 88 192Q78 184 78 166V62Q78 56 84 56z', main) +
  fill('M81 62Q81 58 86 58H96L86 188Q81 180 81 166z', '#fff', 0.2) +
  solid('M87 64H153Q155 64 155 66V118Q120 132 85 118V66Q85 64 87 64z', BLACK) +
  screen([98, 70, 44, 40, 1], COLOURFUL) +
  dot([91, 84], 1.6, '#d9392f') +
  dpad([98, 147], 10, '#26292d') +
  disc([134, 150], 6.5, BLACK) +
  disc([150, 143], 6.5, BLACK) +
  line('M106 172H112M120 172H126', '#33363b', 3) +
  holes([138, 172, 12, 10], 4, main.edge)

const advance: ConsoleDrawing['draw'] = (main) =>
  shadow(120, 164, 72) +
  fill('M52 92Q56 80 76 80H92L84 92zM188 92Q184 80 164 80H148L156 92z', main.edge) +
  solid(
    'M74 84Q120 78 166 84C188 86 194 94 194 116C194 146 188 160 166 158Q120 152 74 158C52 160 46 146 46 116C46 94 52 86 74 84z',
    main,
  ) +
  fill('M74 86C56 88 49 96 48 112Q56 94 76 92z', '#fff', 0.3) +
  panel([76, 90, 88, 60, 6], '#1d1f24', main.edge) +
  screen([83, 95, 74, 49, 1], COLOURFUL) +
  dpad([61, 113], 9.5, '#dfe0e3') +
  disc([173, 122], 6, mixTones('#dfe0e3')) +
  disc([185, 112], 6, mixTones('#dfe0e3')) +
  dot([66, 137], 2.2, '#dfe0e3') +
  dot([66, 145], 2.2, '#dfe0e3') +
  line('M170 140L182 136M171 146L182 142', main.edge, 1.6)

const sp: ConsoleDrawing['draw'] = (main) =>
  shadow(120, 202, 50) +
  plate([78, 34, 84, 80, 6], main) +
  panel([84, 40, 72, 66, 3], '#1d1f24', main.edge) +
  screen([90, 46, 60, 42, 1], COLOURFUL) +
  oval([120, 98], [10, 2.6], { fill: main.edge }) +
  plate([76, 118, 88, 82, 6], main) +
  fill('M80 36H96L86 112H80zM78 120H96L86 198H78z', '#fff', 0.16) +
  plate([76, 110, 20, 12, 4], { ...main, body: main.dark }) +
  plate([98, 111, 44, 10, 4], main) +
  plate([144, 110, 20, 12, 4], { ...main, body: main.dark }) +
  dpad([97, 150], 11, main.edge) +
  disc([136, 154], 6.5, { ...main, body: main.light }) +
  disc([152, 147], 6.5, { ...main, body: main.light }) +
  dot([120, 132], 4, main.light) +
  line('M104 184H112M126 184H134', main.edge, 3) +
  line('M158 160V170', '#7fc98a', 1.6)

const micro: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(120, 152, 56) +
  plate([64, 92, 112, 56, 8], main) +
  panel([82, 92, 76, 56], accent.body, main.edge) +
  panel([90, 98, 60, 43, 3], '#17191c') +
  screen([94, 101, 52, 36, 1], COLOURFUL) +
  dpad([73, 117], 7, '#33363b') +
  disc([163.5, 121], 4.4, BLACK) +
  disc([170, 112], 4.4, BLACK) +
  line('M106 144.500H112M128 144.500H134', '#6db4f5', 1.6) +
  fill('M84 93H98L86 147H83z', '#fff', 0.12)

const gameAndWatch: ConsoleDrawing['draw'] = (main, accent) =>
  shadow(120, 158, 64) +
  plate([58, 86, 124, 68, 6], main) +
  panel([78, 91, 84, 58, 3], accent.body, accent.edge) +
  screen([88, 98, 64, 44, 1], ['#d7e6c8', '#f0b24a', '#d9532f']) +
  dpad([68, 128], 7, '#26292d') +
  disc([168, 132], 4.5, mixTones('#d9c27a')) +
  disc([176, 122], 4.5, mixTones('#d9c27a')) +
  dot([172, 97], 2, '#8d9196') +
  dot([172, 104], 2, '#8d9196') +
  fill('M60 88H70L63 152H60z', '#fff', 0.2)

export const gameBoyShapes = {
  'game-boy': { colour: '#cbc9c2', accent: '#9b2f63', draw: gameBoy },
  'game-boy-pocket': { colour: '#b9bdc1', accent: '#3a3d42', draw: pocket },
  'game-boy-color': { colour: '#6f55a8', accent: '#26292d', draw: gbColor },
  'game-boy-advance': { colour: '#5b57a6', accent: '#26292d', draw: advance },
  'game-boy-advance-sp': { colour: '#b3bac4', accent: '#26292d', draw: sp },
  'game-boy-micro': { colour: '#c3c7cb', accent: '#6b7076', draw: micro },
  'game-and-watch': { colour: '#c8363a', accent: '#d9bf78', draw: gameAndWatch },
} satisfies Record<string, ConsoleDrawing>
