import { TEXTS } from '../messages/texts.ts'
import { DeskIcon } from '../ui/desk-icon.tsx'
import { Keys } from '../ui/keys.tsx'
import { AccountMenu } from './account-menu.tsx'
import { useDesk } from './desk-context.ts'
import { openLayer } from './frame-state.ts'

/** A dot that says whether counts arrive by themselves. */
function LiveMark() {
  const { isLive } = useDesk().counts
  const text = isLive ? TEXTS.frame.live : TEXTS.frame.polled
  return (
    <span title={text} className="inline-flex size-6 items-center justify-center max-md:hidden">
      <span className={`size-2 rounded-full ${isLive ? 'bg-accent' : 'border border-edge'}`} />
      <span className="sr-only">{text}</span>
    </span>
  )
}

/** Search on every screen, and who is signed in. */
export function Header() {
  return (
    <header className="sticky top-0 z-20 flex h-13 items-center gap-2 border-b border-line bg-paper px-4 md:px-6">
      <button
        type="button"
        onClick={() => openLayer('palette')}
        className="flex min-h-9 w-full max-w-md items-center gap-2 rounded-control border border-line bg-card px-3 text-left text-ink-soft hover:border-accent max-md:min-h-11"
      >
        <DeskIcon name="search" />
        <span className="flex-1 truncate">{TEXTS.frame.search}</span>
        <Keys keys="mod+k" />
      </button>
      <span className="flex-1" />
      <LiveMark />
      <AccountMenu />
    </header>
  )
}
