import { TEXTS } from '../messages/texts.ts'
import { DeskLink } from '../platform/navigation/desk-link.tsx'
import { DeskIcon } from '../ui/desk-icon.tsx'
import { useDesk } from './desk-context.ts'
import { openLayer } from './frame-state.ts'
import { findPlace } from './list-groups.ts'

const ITEM =
  'flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-tiny text-ink-soft no-underline aria-[current]:text-accent'

/** As many as a thumb tells apart. */
const MAX_LISTS = 2

/** The navigation on a phone: the first lists of the operator's roles, and everything else behind the menu. */
export function BottomBar({ path }: { readonly path: string }) {
  const { me } = useDesk()
  return (
    <nav
      aria-label={TEXTS.frame.menu}
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-card pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <DeskLink href="/desk" className={ITEM} aria-current={path === '/desk' ? 'page' : undefined}>
        <DeskIcon name="start" className="size-5" />
        {TEXTS.frame.start}
      </DeskLink>
      {me.lists
        .filter(({ isCounted }) => isCounted)
        .slice(0, MAX_LISTS)
        .map(({ url, title }) => (
          <DeskLink key={url} href={url} className={ITEM} aria-current={path === url ? 'page' : undefined}>
            <DeskIcon name={findPlace(url).icon} className="size-5" />
            <span className="max-w-full truncate px-1">{title}</span>
          </DeskLink>
        ))}
      <button
        type="button"
        className={ITEM}
        onClick={() => openLayer('menu')}
        aria-label={TEXTS.frame.openMenu}
      >
        <DeskIcon name="menu" className="size-5" />
        {TEXTS.frame.menu}
      </button>
    </nav>
  )
}
