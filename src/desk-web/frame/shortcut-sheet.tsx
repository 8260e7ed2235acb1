import { TEXTS } from '../messages/texts.ts'
import { type ShortcutGroup, useShortcuts } from '../platform/keys/shortcuts.ts'
import { DESK_BUTTON } from '../ui/button-style.ts'
import { DeskIcon } from '../ui/desk-icon.tsx'
import { Keys } from '../ui/keys.tsx'
import { Modal } from '../ui/modal.tsx'
import { closeLayer } from './frame-state.ts'

const GROUPS: readonly ShortcutGroup[] = ['general', 'screen', 'list', 'goTo']

/** Everything that keys do on the current screen. */
export function ShortcutSheet() {
  const shortcuts = useShortcuts((registry) => registry.shortcuts)
  return (
    <Modal
      label={TEXTS.shortcuts.title}
      onClose={closeLayer}
      className="fixed inset-0 m-auto h-fit max-h-[85dvh] w-[min(44rem,94vw)] overflow-y-auto rounded-card"
    >
      <div className="p-5">
        <div className="flex items-start justify-between gap-4">
          <h2 className="text-screen">{TEXTS.shortcuts.title}</h2>
          <button type="button" className={DESK_BUTTON.quiet} onClick={closeLayer} aria-label={TEXTS.close}>
            <DeskIcon name="close" />
          </button>
        </div>
        <p className="mt-1 text-ink-soft">{TEXTS.shortcuts.lead}</p>
        <div className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {GROUPS.map((group) => {
            const own = shortcuts.filter((shortcut) => shortcut.group === group)
            if (own.length === 0) return null
            return (
              <section key={group} aria-label={TEXTS.shortcuts.groups[group]}>
                <h3 className="pb-1 font-text text-tiny font-medium text-ink-soft">
                  {TEXTS.shortcuts.groups[group]}
                </h3>
                <ul>
                  {own.map(({ keys, label }) => (
                    <li
                      key={keys}
                      className="flex min-h-8 items-center justify-between gap-3 border-t border-line"
                    >
                      {label}
                      <span className="sr-only">{keys.replaceAll('mod', 'Ctrl')}</span>
                      <Keys keys={keys} />
                    </li>
                  ))}
                </ul>
              </section>
            )
          })}
        </div>
      </div>
    </Modal>
  )
}
