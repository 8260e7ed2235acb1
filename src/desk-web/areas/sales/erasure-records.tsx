import type { Sale } from '#contracts/desk/sale.ts'
import { TEXTS } from '../../messages/texts.ts'
import { Moment } from '../../ui/moment.tsx'

const T = TEXTS.erasure

/** What was recorded about the erasure of a device, corrections included. */
export const ErasureRecords = ({ erasures }: Pick<Sale['devices'][number], 'erasures'>) =>
  erasures.length > 0 && (
    <section aria-label={T.history}>
      <h3 className="font-text text-tiny font-medium text-ink-soft">{T.history}</h3>
      <ul>
        {erasures.map(({ number, method, recordedAt, operator, operatorCode }) => (
          <li key={number} className="flex flex-wrap gap-x-2 py-0.5">
            <Moment iso={recordedAt} />
            <span>
              {T.recordedBy(method === null ? T.withdrawn : T.methods[method], operator, operatorCode)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
