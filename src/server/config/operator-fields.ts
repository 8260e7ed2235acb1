import { join } from 'node:path'
import { z } from 'zod'
import { readLogo } from './read-logo.ts'

/** A drawing in a file beside the operator's, or in a folder there. */
export const buildLogoField = (folder: string) =>
  z
    .string()
    .regex(
      /^(?:[a-z0-9-]+\/){0,3}[a-z0-9-]+\.svg$/,
      'must be an SVG file beside this one, like partners/name.svg',
    )
    .transform((file, context) => {
      try {
        return readLogo(join(folder, file))
      } catch (error) {
        context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) })
        return z.NEVER
      }
    })
