import { formatAge, formatExactly } from '../platform/format/format-time.ts'

/** How long something has waited, with the time in the tooltip. */
export const Age = ({ iso, nowMs }: { readonly iso: string; readonly nowMs: number }) => (
  <time dateTime={iso} title={formatExactly(iso)} className="figures whitespace-nowrap">
    {formatAge(iso, nowMs)}
  </time>
)
