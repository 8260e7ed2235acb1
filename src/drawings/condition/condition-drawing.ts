import { listKeys } from '#drawings/list-keys.ts'
import { element, group, path, rect } from '#drawings/svg-parts.ts'
import { camera, gameConsole, laptop, lens } from './body-scenes.ts'
import { CLOSE_UP, closeUpDocument, drawCoin, drawFinger } from './close-up.ts'
import { CONDITION_MARKS, type ConditionGrade, drawMarks } from './marks.ts'
import type { Scene } from './scene.ts'
import { monitor, phone, tablet } from './screen-scenes.ts'

/** By category, as the catalogue names them. */
const SCENES = {
  phones: phone,
  tablets: tablet,
  laptops: laptop,
  cameras: camera,
  lenses: lens,
  monitors: monitor,
  consoles: gameConsole,
} satisfies Record<string, Scene>

type ConditionSubject = keyof typeof SCENES

export const CONDITION_SUBJECTS = listKeys(SCENES)

const COIN_PLACE = { x: 52, y: 27.4 }
const FINGER_PLACE = { x: 42, y: 19.6 }

/** The unopened box: the device is printed on it, film and seal are around it. */
function drawSealedBox(scene: Scene): string {
  const film = ['M8 30 26 6H31L8 37z', 'M14 38.4 38.4 6H40.6L16.2 38.4z', 'M46 38.4 64 14V22L51.6 38.4z']
  const print = { x: 10.6, y: 9, width: 41 }
  return [
    element('defs', {}, element('clipPath', { id: 'print' }, rect(0, 0, CLOSE_UP.width, CLOSE_UP.height))),
    rect(9, 7.6, 80, 60, { rx: 1, opacity: 0.2 }),
    rect(7, 5.6, 80, 60, { rx: 0.8, fill: '#f5f2ea', stroke: '#b9b3a2', 'stroke-width': 0.3 }),
    path('M7 5.6H64V8.2H9.6V38.4H7z', { fill: '#fff' }),
    group(
      {
        transform: `translate(${print.x} ${print.y})scale(${print.width / CLOSE_UP.width})`,
        'clip-path': 'url(#print)',
      },
      rect(0, 0, CLOSE_UP.width, CLOSE_UP.height, { fill: '#e9e4d6' }),
      scene.draw(),
    ),
    group({ fill: '#fff', opacity: 0.34 }, ...film.map((d) => path(d))),
    path('M53 5.6H57V38.4H53z', { fill: '#c77a12', opacity: 0.85 }),
    path('M54.6 5.6V38.4M55.6 5.6V38.4', { stroke: '#fff', 'stroke-width': 0.2, opacity: 0.7 }),
    path('M53 5.6C52.6 3.6 53.4 2.6 55 2.6S57.4 3.6 57 5.6z', { fill: '#a8640c' }),
  ].join('')
}

/** A nail where it decides what can be felt, a coin elsewhere. */
const drawReference = (grade: ConditionGrade): string =>
  grade === 2 || grade === 3 ? drawFinger(FINGER_PLACE) : drawCoin(COIN_PLACE)

/** A kind of device from near, in one condition. One unit is one millimetre. */
export function drawCondition(subject: ConditionSubject, grade: ConditionGrade): string {
  const scene = SCENES[subject]
  if (grade === 5) return closeUpDocument(drawSealedBox(scene))
  return closeUpDocument(scene.draw(), drawMarks(scene.surface, CONDITION_MARKS[grade]), drawReference(grade))
}
