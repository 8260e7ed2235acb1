import { useLocation } from '@tanstack/react-router'
import { TEXTS } from '../messages/texts.ts'
import { DeskLink } from '../platform/navigation/desk-link.tsx'
import { DESK_BUTTON } from '../ui/button-style.ts'
import { DeskIcon } from '../ui/desk-icon.tsx'
import { Screen } from '../ui/screen.tsx'
import { openLayer } from './frame-state.ts'

/** For an address that the desk doesn't have. */
export function NotFoundScreen() {
  const { pathname } = useLocation()
  return (
    <div className="mx-auto grid max-w-text justify-items-start gap-4 pt-[10vh]">
      <DeskIcon name="lost" className="size-12 text-accent" />
      <Screen title={TEXTS.notFound.title} lead={TEXTS.notFound.text(pathname)} />
      <div className="flex flex-wrap gap-2">
        <DeskLink href="/desk" className={DESK_BUTTON.primary}>
          {TEXTS.notFound.toStart}
        </DeskLink>
        <button type="button" className={DESK_BUTTON.secondary} onClick={() => openLayer('palette')}>
          {TEXTS.notFound.search}
        </button>
      </div>
    </div>
  )
}
