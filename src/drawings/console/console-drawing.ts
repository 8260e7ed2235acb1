import { z } from 'zod'
import { listKeys } from '#drawings/list-keys.ts'
import { svgDocument } from '#drawings/svg-parts.ts'
import { gameBoyShapes } from './console-game-boy.ts'
import { handheldPcShapes } from './console-handheld-pc.ts'
import { handheldRetroShapes } from './console-handheld-retro.ts'
import { nintendoDsShapes } from './console-nintendo-ds.ts'
import { nintendoHomeShapes } from './console-nintendo-home.ts'
import { type ConsoleDrawing, mixTones } from './console-parts.ts'
import { playstationShapes } from './console-playstation.ts'
import { playstationClassicShapes } from './console-playstation-classic.ts'
import { playstationHandheldShapes } from './console-playstation-handheld.ts'
import { retroShapes } from './console-retro.ts'
import { segaShapes } from './console-sega.ts'
import { switchShapes } from './console-switch.ts'
import { xboxShapes } from './console-xbox.ts'

const shapes = {
  ...playstationShapes,
  ...playstationClassicShapes,
  ...playstationHandheldShapes,
  ...xboxShapes,
  ...switchShapes,
  ...nintendoHomeShapes,
  ...nintendoDsShapes,
  ...gameBoyShapes,
  ...handheldPcShapes,
  ...handheldRetroShapes,
  ...segaShapes,
  ...retroShapes,
} satisfies Record<string, ConsoleDrawing>

const colour = z.string().regex(/^#[0-9a-f]{6}$/)

/** Without colours the console is drawn in those of its standard edition. */
export const consoleForm = z.strictObject({
  kind: z.literal('console'),
  shape: z.enum(listKeys(shapes)),
  colour: colour.optional(),
  accent: colour.optional(),
})

export type ConsoleForm = z.output<typeof consoleForm>

/** A console as sellers know it, with its controller if it has one. */
export function drawConsole(form: ConsoleForm): string {
  const shape = shapes[form.shape]
  return svgDocument(shape.draw(mixTones(form.colour ?? shape.colour), mixTones(form.accent ?? shape.accent)))
}
