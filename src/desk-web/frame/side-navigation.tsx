import type { QueueCount } from '#contracts/desk/counts.ts'
import { TEXTS } from '../messages/texts.ts'
import { DeskLink } from '../platform/navigation/desk-link.tsx'
import { DeskIcon, type DeskIconName } from '../ui/desk-icon.tsx'
import { Keys } from '../ui/keys.tsx'
import { useDesk } from './desk-context.ts'
import { findPlace, groupLists } from './list-groups.ts'

const LINK =
  'group flex min-h-8 items-center gap-2 rounded-control px-2 text-ink-soft no-underline hover:bg-tint hover:text-ink aria-[current]:bg-accent-tint aria-[current]:font-medium aria-[current]:text-ink max-md:min-h-11'

/** Red while something is late. Screen readers hear words, not two numbers. */
function QueueNumber({ queue }: { readonly queue: QueueCount | undefined }) {
  if (!queue || queue.count === 0) return null
  const { count, late } = queue
  return (
    <span className={`figures text-tiny ${late > 0 ? 'font-semibold text-error' : ''}`}>
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">
        {`, ${TEXTS.frame.waiting(count)}${late > 0 ? `, ${TEXTS.frame.late(late)}` : ''}`}
      </span>
    </span>
  )
}

interface NavigationLinkProps {
  readonly url: string
  readonly title: string
  readonly icon: DeskIconName
  readonly keys: string
  readonly path: string
  readonly queue?: QueueCount | undefined
  readonly onNavigate: (() => void) | undefined
}

function NavigationLink({ url, title, icon, keys, path, queue, onNavigate }: NavigationLinkProps) {
  const isBelow = url !== '/desk' && path.startsWith(`${url}/`)
  const current = path === url ? 'page' : isBelow ? true : undefined
  return (
    <li>
      <DeskLink href={url} className={LINK} aria-current={current} onClick={onNavigate}>
        <DeskIcon name={icon} />
        <span className="min-w-0 flex-1 truncate">{title}</span>
        <span className="hidden group-hover:inline group-focus-visible:inline">
          <Keys keys={keys} />
        </span>
        <QueueNumber queue={queue} />
      </DeskLink>
    </li>
  )
}

export interface SideNavigationProps {
  readonly path: string
  readonly onNavigate?: () => void
}

/** The lists that the operator's roles may open, with what waits in each. */
export function SideNavigation({ path, onNavigate }: SideNavigationProps) {
  const { me, counts } = useDesk()
  const shared = { path, onNavigate }
  return (
    <nav aria-label={TEXTS.frame.queues} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ul>
        <NavigationLink {...shared} url="/desk" title={TEXTS.frame.start} icon="start" keys="g 0" />
      </ul>
      {groupLists(me.lists).map(({ group, lists }) => (
        <div key={group}>
          <h2 className="px-2 pb-1 font-text text-tiny font-medium tracking-normal text-ink-soft">
            {TEXTS.frame.groups[group]}
          </h2>
          <ul>
            {lists.map(({ url, title, key }) => (
              <NavigationLink
                {...shared}
                key={url}
                url={url}
                title={title}
                icon={findPlace(url).icon}
                keys={`g ${key}`}
                queue={counts.queues.find((queue) => queue.url === url)}
              />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
