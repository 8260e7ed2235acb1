import type { CategoryId } from '#domain/catalogue/category.ts'
import { CONDITION_QUESTION, type Finding } from '#domain/inspection/findings.ts'
import { listSides, type PhotoSide } from './photo-sides.ts'

/** The sides that show what a question is about. No photo of a side shows storage, a lock or what a sensor does. */
const QUESTION_SIDES: Readonly<Record<string, readonly PhotoSide[]>> = {
  PH_GLASS: ['front', 'back'],
  PH_PANEL: ['front', 'screenOn'],
  TA_GLASS: ['front', 'back'],
  TA_PANEL: ['front', 'screenOn'],
  TA_BENT: ['left', 'right'],
  LA_PANEL: ['screenOn'],
  LA_HINGE: ['lid'],
  LA_LAYOUT: ['keyboard'],
  MO_SURFACE: ['front'],
  MO_PANEL: ['screenOn'],
  MO_PORTS: ['ports'],
  MO_STAND: ['front', 'back'],
  CO_CONTROLLER: ['controller'],
  CA_GRIP: ['front'],
  CA_MOUNT: ['front'],
  LE_FRONT: ['glass'],
  LE_MOUNT: ['mount'],
  LE_THREAD: ['glass'],
}

/** The condition is about all sides. */
const listSidesOf = (category: CategoryId, question: string): readonly PhotoSide[] =>
  question === CONDITION_QUESTION ? listSides(category) : (QUESTION_SIDES[question] ?? [])

export interface ComparedSides {
  readonly category: CategoryId
  readonly findings: readonly Pick<Finding, 'question' | 'isWorse'>[]
  /** The sides that the seller has photographed. */
  readonly sellers: readonly PhotoSide[]
  /** The sides that we have photographed. */
  readonly ours: readonly PhotoSide[]
}

/**
 * The sides that we still have to photograph: wherever we find a worse condition than the seller has described, and the
 * seller has shown that side, both photos are compared.
 */
export function listMissingSides({ category, findings, sellers, ours }: ComparedSides): readonly PhotoSide[] {
  const disputed = findings
    .filter(({ isWorse }) => isWorse)
    .flatMap(({ question }) => listSidesOf(category, question))
  return listSides(category).filter(
    (side) => disputed.includes(side) && sellers.includes(side) && !ours.includes(side),
  )
}
