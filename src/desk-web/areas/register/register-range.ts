import { useSearch } from '@tanstack/react-router'
import { writeDay } from '../../platform/format/format-time.ts'

export interface RegisterRange {
  readonly from: string
  readonly to: string
}

export const buildRegisterPath = (country: string, { from, to }: RegisterRange): string =>
  `/desk/register/${encodeURIComponent(country)}?${new URLSearchParams({ from, to })}`

/** The days are part of the address, so that they can be shared. Without any, it is today. */
export function useRange(): RegisterRange {
  const { from, to } = useSearch({ strict: false })
  const today = writeDay(Date.now())
  return { from: from ?? today, to: to ?? from ?? today }
}
