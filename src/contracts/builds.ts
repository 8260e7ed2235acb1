import { z } from 'zod'

/** `GET /builds/latest.json`: the build that the server runs. */
export const LATEST_BUILD = z.object({ id: z.string(), timestamp: z.number().int() })

export type LatestBuild = z.output<typeof LATEST_BUILD>

/** `GET /builds/meta/{buildId}.json`: the route rules of that build. */
export const BUILD_META = LATEST_BUILD.extend({
  rules: z.array(
    z.object({ path: z.string(), redirect: z.object({ to: z.string(), external: z.boolean() }) }),
  ),
})

export type BuildMeta = z.output<typeof BUILD_META>
