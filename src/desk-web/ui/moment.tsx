import { formatExactly, formatMoment } from '../platform/format/format-time.ts'

/** A moment, with everything about it in the tooltip. */
export const Moment = ({ iso }: { readonly iso: string }) => (
  <time dateTime={iso} title={formatExactly(iso)} className="figures whitespace-nowrap">
    {formatMoment(iso)}
  </time>
)
