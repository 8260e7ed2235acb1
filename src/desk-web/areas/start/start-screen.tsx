import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useDesk } from '../../frame/desk-context.ts'
import { findPlace } from '../../frame/list-groups.ts'
import { TEXTS } from '../../messages/texts.ts'
import { useLookUp } from '../../platform/codes/use-look-up.ts'
import { useNow } from '../../platform/format/use-now.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { Age } from '../../ui/age.tsx'
import { AgeBar } from '../../ui/age-bar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { Keys } from '../../ui/keys.tsx'
import { Screen } from '../../ui/screen.tsx'
import { OpenAlerts } from './open-alerts.tsx'
import { orderQueues, type Queue } from './order-queues.ts'

function QueueRow({ queue, nowMs }: { readonly queue: Queue; readonly nowMs: number }) {
  const { url, title, key, count } = queue
  return (
    <tr className="border-t border-line hover:bg-tint">
      <th scope="row" className="py-1 pr-4 text-left font-medium">
        <DeskLink href={url} className="flex min-h-9 items-center gap-2 px-2 no-underline max-md:min-h-11">
          <DeskIcon name={findPlace(url).icon} className="size-4 text-ink-soft" />
          <span className="flex-1">{title}</span>
          <Keys keys={`g ${key}`} />
        </DeskLink>
      </th>
      <td className="figures pr-4 text-right font-display text-base font-semibold">{count.count}</td>
      <td className="pr-4">{count.late > 0 && <Badge tone="late">{TEXTS.frame.late(count.late)}</Badge>}</td>
      <td className="pr-4 text-right text-ink-soft max-sm:hidden">
        {count.oldestSince ? <Age iso={count.oldestSince} nowMs={nowMs} /> : TEXTS.start.none}
      </td>
      <td className="w-2/5 pr-3 max-md:hidden">
        <AgeBar ages={count.ages} />
      </td>
    </tr>
  )
}

const HEAD = 'pb-1 pr-4 text-tiny font-medium text-ink-soft'

function QueueTable({ queues }: { readonly queues: readonly Queue[] }) {
  const nowMs = useNow()
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{TEXTS.start.lead}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} pl-2 text-left`}>
            {TEXTS.start.queue}
          </th>
          <th scope="col" className={`${HEAD} text-right`}>
            {TEXTS.start.waiting}
          </th>
          <th scope="col" className={`${HEAD} text-left`}>
            <span className="sr-only">{TEXTS.start.late}</span>
          </th>
          <th scope="col" className={`${HEAD} text-right max-sm:hidden`}>
            {TEXTS.start.oldest}
          </th>
          <th scope="col" className={`${HEAD} text-left max-md:hidden`}>
            {TEXTS.start.ageing}
          </th>
        </tr>
      </thead>
      <tbody>
        {queues.map((queue) => (
          <QueueRow key={queue.url} queue={queue} nowMs={nowMs} />
        ))}
      </tbody>
    </table>
  )
}

/** A link such as `/desk?code=…` opens what the code belongs to. */
function useCodeInAddress(): void {
  const { code } = useSearch({ strict: false })
  const lookUp = useLookUp('find')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code, not for each rendering
  useEffect(() => {
    if (code) void lookUp(code)
  }, [code])
}

/** What waits for this operator. */
export function StartScreen() {
  const { me, counts } = useDesk()
  useCodeInAddress()
  const queues = orderQueues(me.lists, counts.queues)
  const others = me.lists.filter(({ isCounted }) => !isCounted)
  return (
    <Screen title={TEXTS.start.title} lead={TEXTS.start.lead}>
      {me.lists.length === 0 && <p className="mt-6">{TEXTS.start.nothing}</p>}
      <OpenAlerts />
      <div className="mt-5 max-w-5xl">{queues.length > 0 && <QueueTable queues={queues} />}</div>
      {others.length > 0 && (
        <section aria-labelledby="others" className="mt-8">
          <h2 id="others" className="font-text text-small font-medium tracking-normal text-ink-soft">
            {TEXTS.start.others}
          </h2>
          <ul className="mt-2 flex flex-wrap gap-2">
            {others.map(({ url, title, key }) => (
              <li key={url}>
                <DeskLink
                  href={url}
                  className="flex min-h-9 items-center gap-2 rounded-control border border-line bg-card px-3 no-underline hover:border-accent max-md:min-h-11"
                >
                  <DeskIcon name={findPlace(url).icon} className="size-4 text-ink-soft" />
                  {title}
                  <Keys keys={`g ${key}`} />
                </DeskLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Screen>
  )
}
