import type { Environment } from './environment.ts'

/** Where operators open the desk, without a path. */
export const buildDeskUrl = ({
  DESK_ORIGIN,
  DESK_PORT,
}: Pick<Environment, 'DESK_ORIGIN' | 'DESK_PORT'>): string => DESK_ORIGIN ?? `http://localhost:${DESK_PORT}`
