/**
 * What is on a phone's back, part by part, in hundredths of the body's width from its top left corner
 * (of one half's width for a phone that opens like a book).
 *
 * `i x y w h r` island · `k` black glass · `m` metal of the frame · `s` cover screen · `o x y r` lens ·
 * `f x y` flash · `d x y r` sensor · `p x y r` fingerprint sensor.
 * A radius of four numbers runs top left, top right, bottom right, bottom left; `B` is the body's own corner.
 */
const LAYOUT_TABLE = {
  // One lens
  single: 'o 15 11 6; f 28 11',
  'single-large': 'o 17 16 8.5; f 17 31',
  'single-e': 'o 18 16.5 9; f 34 16.5',
  'single-centre': 'o 50 15 7.5; f 50 28',
  'square-centre': 'i 40 8 20 20 5; o 50 18 7.5; f 67 18',
  'square-single': 'k 7 6 31 31 8; o 18 17 6.5; f 29 28',
  'disc-centre': 'k 34 8 32 32 16; o 50 24 10; f 72 20',
  'disc-large': 'k 25 14 50 50 25; o 50 39 17; f 50 57',
  'pill-single': 'k 8 7 17 34 8.5; o 16.5 17 6.5; f 16.5 32',
  // Two lenses
  'row-2': 'k 8 6 36 13 6.5; o 16.5 12.5 5.3; o 31 12.5 5.3; f 51 12.5',
  'row-2-loose': 'o 15 12 5.6; o 31 12 5.6; f 46 12',
  'row-2-centre': 'k 25 9 50 14 7; o 39 16 5.6; o 57 16 5.6; f 82 16',
  'eyes-centre': 'i 24 13 52 25 12.5; o 38 25.5 8.5; o 62 25.5 8.5; f 83 25.5',
  'column-2': 'k 8 7 16 34 8; o 16 15.5 6; o 16 31 6; f 16 50',
  'column-2-loose': 'o 17 16 8; o 17 36 8; f 34 16',
  'pill-2': 'i 7 6 21 46 10.5; o 17.5 17 8; o 17.5 40.5 8; f 37 29',
  'pill-2-flash': 'k 8 6 16 40 8; o 16 15 6.2; o 16 37 6.2; f 16 26',
  'column-2-centre': 'k 42 8 16 36 8; o 50 17 6; o 50 33 6; f 50 52',
  'square-column-2': 'i 6 5 42 42 12; o 18 17.5 8.6; o 18 35.5 8.6; f 36 26',
  'square-diagonal-2': 'i 6 5 43 43 12; o 18.5 17.5 9; o 36.5 35.5 9; f 36.5 16; d 18.5 36.5 1.6',
  'square-row-2': 'k 7 6 42 40 12; o 18 25 7.4; o 38 25 7.4; f 28 38; d 28 14 2.6',
  'square-two': 'k 7 6 34 34 9; o 17 17 6; o 31 17 6; f 17 31; d 31 31 2',
  'rings-2': 'i 6 6 34 70 17; k 9.5 9 27 27 13.5; k 9.5 46 27 27 13.5; o 23 22.5 9; o 23 59.5 9; f 23 41',
  'discs-2': 'k 7 6 30 30 15; k 7 40 30 30 15; o 22 21 9.5; o 22 55 8; f 45 38',
  // Three lenses
  'square-triple': 'i 6 5 46 45 13; o 18.5 17 9.2; o 18.5 38.5 9.2; o 40 27.5 9.2; f 40 12; d 40 43 2',
  'square-triple-large': 'i 5 4 52 50 14; o 18.5 17.5 11; o 18.5 41 11; o 43 29 11; f 43 11; d 43 47.5 3.2',
  plateau: 'i 3.5 3.5 93 50 16; o 18.5 17.5 11; o 18.5 40.5 11; o 43 29 11; f 84 16; d 84 29 3',
  'plateau-single': 'i 3 5 94 26 13; o 18 18 9.8; f 82 18',
  'column-3': 'k 8 7 15 48 7.5; o 15.5 15 5.6; o 15.5 30.5 5.6; o 15.5 46 5.6; f 15.5 64',
  'column-3-centre': 'k 42 8 16 50 8; o 50 17 6; o 50 33 6; o 50 49 6; f 50 66',
  'column-4': 'k 7 6 17 66 8.5; o 15.5 16 6.3; o 15.5 33 6.3; o 15.5 50 6.3; d 15.5 64 3; f 32 24',
  'pill-3': 'i 7 6 22 62 11; o 18 17 8.2; o 18 37 8.2; o 18 57 8.2; f 38 17',
  'loose-3': 'o 17 16 7.8; o 17 35 7.8; o 17 54 7.8; f 34 16',
  'loose-3-small': 'o 16 14 6.6; o 16 30 6.6; o 16 45 5; f 31 14',
  'loose-2-big': 'o 19 18 10.5; o 19 43 10.5; d 37 30 3; f 37 22',
  drops: 'o 17 15 8.2; o 17 33 5.6; o 17 46.5 4.6; f 17 57',
  'row-3-centre': 'k 20 9 60 16 7; o 32 17 5.8; o 47 17 5.8; o 62 17 5.8; f 73 17',
  'row-2-island': 'k 24 9 52 16 7; o 38 17 5.8; o 54 17 5.8; f 68 17',
  'row-3': 'i 8 10 60 22 11; o 20 21 7.4; o 38 21 7.4; o 56 21 7.4; f 78 21',
  'block-3': 'i 7 6 29 56 9; o 18 17 7; o 18 34 7; o 18 51 6; f 30 26; d 30 42 2.2',
  'block-black-3': 'k 7 6 28 56 9; o 18 17 7; o 18 34 7; o 18 51 6; f 29.5 26',
  'corner-3': 'i 0 0 32 61 B,5,12,5; o 17.5 16 7.4; o 17.5 33 7.4; o 17.5 50 7.4; f 42 16',
  'triangle-3': 'i 6 5 44 52 14; o 18 18 8.8; o 18 42 8.8; o 37.5 30 6.6; f 37.5 14; d 37.5 45 2.4',
  'block-big-3': 'i 7 6 36 54 11; o 23 21 11.5; o 17 45 6.6; o 33 45 6.6; f 35 10',
  'step-3': 'i 6 5 50 56 16; k 9 8 28 50 12; o 23 22 10.5; o 23 45.5 6.8; o 46.5 20 5; f 46.5 36',
  'hob-3': 'i 0 14 58 58 0,13,13,0; o 19 29 9; o 41 29 9; o 19 56 9; f 41 56',
  'hob-round-3': 'i 0 14 58 56 0,28,28,0; k 6 18 48 48 24; o 20.5 34 7.6; o 39.5 34 7.6; o 30 52 7.6',
  'disc-left-3': 'i 6 6 54 54 27; o 24 24 8; o 43 24 8; o 33 44 8; f 66 14',
  'disc-top-3': 'i 21 8 58 58 29; k 25 12 50 50 25; o 40 29 8; o 60 29 8; o 50 48 8',
  'disc-small-3': 'k 31 8 38 38 19; o 42 20 6; o 58 20 6; o 50 35 6',
  'pura-3': 'i 6 6 52 60 17; o 26 43 14; o 20 18 7; o 43 20 8.5; f 47 54',
  'oval-3': 'i 7 6 30 78 15; k 10 9 24 46 12; o 22 21 9; o 22 43 7.5; o 22 69 9.5; f 44 16',
  'wide-3': 'k 8 9 84 30 10; o 22 24 9; o 44 24 8; o 62 24 5; f 82 24',
  'band-3': 'k 0 7 100 38 0; o 18 26 8.5; o 37 26 8.5; o 53 26 4; f 80 26',
  scatter: 'o 16 15 7.6; o 37 15 7.6; o 26 36 7.6; d 50 30 2',
  // Four and more
  'block-4': 'k 6 6 38 50 10; o 17 16.5 6; o 17 31 6; o 17 45.5 6; o 32.5 31 4.6; f 32.5 16.5; d 32.5 45 2.6',
  'block-soft-4': 'i 6 6 38 58 12; o 17.5 18 7.6; o 17.5 36 7.6; o 17.5 53 5; o 34 27 4.6; f 34 46',
  'block-tall-4': 'k 6 6 38 66 9; o 18 18 7.5; o 18 36 7.5; k 11 49 28 15 3; o 20 56.5 5; f 34 18; d 34 34 3',
  'loose-4': 'o 16 15 7.2; o 16 33 7.2; o 16 50 5.6; o 33 33 4.6; f 33 15',
  'loose-5': 'o 17 16 8.4; o 17 36.5 8.4; o 17 57 8.4; o 38.5 46 5.6; d 38.5 28 3.4; f 38.5 15',
  'loose-square-4': 'o 19 18 9.5; o 42 18 9.5; o 19 42 9.5; f 42 38; d 42 46 3',
  'pill-5':
    'i 7 6 23 66 11.5; o 18.5 18 8.6; o 18.5 38.5 8.6; o 18.5 59 8.6; o 40 47 5.6; d 40 30 3.2; f 40 16',
  'corner-5':
    'i 0 0 50 66 B,5,13,5; o 18 16.5 7.6; o 18 35 7.6; o 18 53.5 7.6; o 38 35 4.6; d 38 18 3; f 38 53',
  'matrix-4': 'k 6 6 45 45 12; o 18.5 18.5 7.4; o 38.5 18.5 7.4; o 18.5 38.5 7.4; o 38.5 38.5 7.4; f 59 12',
  'matrix-soft-4':
    'i 6 5 48 48 13; o 18.5 17.5 8.6; o 41.5 17.5 8.6; o 18.5 40.5 8.6; o 41.5 40.5 6; f 30 29',
  'matrix-centre-4': 'k 29 10 42 42 11; o 40.5 21.5 6.8; o 59.5 21.5 6.8; o 40.5 40.5 6.8; f 59.5 40.5',
  'squircle-centre-4': 'i 24 8 52 52 17; o 39 23 8.4; o 61 23 8.4; o 39 45 8.4; o 61 45 6',
  'cut-disc-4': 'k 20 9 60 46 22; o 50 32 8; o 32 24 5.6; o 32 40 5.6; o 68 24 5; f 68 40',
  'disc-4': 'i 26 8 48 48 24; k 30 12 40 40 20; o 41 23 6; o 59 23 6; o 41 41 6; o 59 41 6; f 82 14',
  'disc-big-4': 'i 14 8 72 72 36; k 19 13 62 62 31; o 36 30 9; o 64 30 9; o 36 58 9; o 64 58 9',
  'hexagon-7': 'o 50 32 5.6; o 50 18 5.6; o 62 25 5.6; o 62 39 5.6; o 50 46 5.6; o 38 39 5.6; f 38 25',
  'band-4': 'k 0 6 100 44 0; o 17 20 7.6; o 17 38 5.6; o 36 28 9; d 52 20 3; f 52 36',
  // With a fingerprint sensor or pulse sensor in the same row
  'pulse-row': 'k 27 9 46 14 5; o 50 16 6.6; f 35 16; p 65 16 4.6',
  'pulse-row-2': 'k 18 9 64 14 5; o 38 16 5.6; o 54 16 5.6; f 26 16; p 71 16 4.8',
  'pulse-column': 'k 41 8 18 33 6; o 50 17 6.6; p 50 32 5; f 66 17',
  'pulse-column-2': 'k 41 8 18 48 6; o 50 17 6.4; o 50 32 6.4; p 50 47 5; f 66 17',
  // Bars across the back
  'visor-2': 'k 0 19 100 25 0; o 20 31.5 7.6; o 40 31.5 7.6; f 80 31.5',
  'visor-3': 'k 0 19 100 25 0; o 18 31.5 7.6; o 36 31.5 7.6; o 54 31.5 6; f 80 31.5',
  'visor-slim-2': 'k 0 19 100 20 0; o 19 29 6.4; o 37 29 6.4; f 80 29',
  'metal-bar-2': 'm 0 17 100 24 0; k 10 21 40 16 8; o 19 29 6.2; o 41 29 6.2; f 60 29',
  'metal-bar-3':
    'm 0 17 100 25 0; k 9 21 36 17 8.5; o 18 29.5 6.4; o 36 29.5 6.4; k 51 21 17 17 8.5; o 59.5 29.5 6',
  'metal-bar-long':
    'm 0 17 100 25 0; k 9 21 58 17 8.5; o 18 29.5 6.6; o 37 29.5 6.6; o 57 29.5 6.6; f 78 29.5',
  'float-2': 'm 6 13 88 28 14; k 9 16 62 22 11; o 22 27 8; o 43 27 8; d 58 27 2.4; f 82 27',
  'float-3': 'm 6 13 88 28 14; k 9 16 68 22 11; o 21 27 8; o 40 27 8; o 59 27 8; f 84 27',
  'float-black-3': 'k 6 13 88 28 14; o 21 27 8; o 40 27 8; o 59 27 8; f 84 27',
  'flush-pill-2': 'i 9 12 46 20 10; o 19.5 22 6.8; o 41 22 6.8; f 64 22',
  // Halves of a phone that opens like a book
  'book-bar': 'm 7 12 86 26 9; k 11 15 60 20 9; o 22 25 7.4; o 41 25 7.4; o 59 25 7.4',
  'book-block':
    'm 8 7 50 46 12; k 11 10 44 17 8; k 11 32 44 17 8; o 21 18.5 6.6; o 44 18.5 6.6; o 21 40.5 6.6',
  'book-pill': 'i 8 7 22 62 11; o 19 18 8; o 19 38 8; o 19 58 8; f 38 18',
  'book-tall': 'k 7 6 28 62 9; o 21 19 8; o 21 37 8; o 21 55 8; f 42 16',
  'book-disc': 'i 8 8 72 72 36; k 13 13 62 62 31; o 31 31 10; o 57 31 10; o 31 57 10; o 57 57 8',
  'book-none': 'i 8 8 0 0 0',
  // Upper halves of a phone that opens like a compact
  'flip-strip': 'o 15 15 6.6; o 33 15 6.6; s 47 9 26 12 3; f 15 29',
  'flip-band': 'k 3 3 94 58 9; o 17 19 8; o 17 42 8; s 34 12 56 38 5; f 28 31',
  'flip-folder': 'k 4 4 92 100 9; o 18 17 8.6; o 40 17 8.6; f 55 17; s 7 31 86 70 6',
  'flip-full': 's 4 4 92 104 10; o 19 19 9; o 43 19 9; f 60 19',
  'flip-razr': 'k 16 6 68 96 8; o 50 17 6.4; f 63 17; s 20 30 60 62 5',
  'flip-small': 'k 4 4 92 46 9; o 18 26 8; o 40 26 7; s 54 12 36 28 4; f 29 40',
  'flip-rings': 'k 25 8 50 50 25; o 50 22 7; o 40 40 6; o 60 40 6; k 25 62 50 50 25; s 32 70 36 34 17',
  'flip-column': 'o 18 18 9; o 18 43 9; s 34 8 58 92 6; f 18 60',
} as const

export type PhoneCamera = keyof typeof LAYOUT_TABLE

export const PHONE_CAMERAS = Object.keys(LAYOUT_TABLE) as [PhoneCamera, ...PhoneCamera[]]

/** One part of a layout: its letter, its numbers, and how its corners are rounded. */
export interface CameraPart {
  readonly letter: string
  readonly numbers: readonly number[]
  readonly corners: readonly string[]
}

const SHAPE_LETTERS = 'ikms'

export const cameraParts = (camera: PhoneCamera): readonly CameraPart[] =>
  LAYOUT_TABLE[camera].split(';').map((part) => {
    const [letter = '', ...rest] = part.trim().split(' ')
    if (!SHAPE_LETTERS.includes(letter)) return { letter, numbers: rest.map(Number), corners: [] }
    const corners = (rest.at(-1) ?? '0').split(',')
    return { letter, numbers: rest.slice(0, -1).map(Number), corners }
  })

/** Cameras in the middle of the back need the back to stick out further. */
export const isCentred = (camera: PhoneCamera): boolean =>
  /centre|disc-(large|small|top|big|4)|cut-disc|pulse|hexagon|eyes|float|island|wide|flip-rings|flip-razr/.test(
    camera,
  )
