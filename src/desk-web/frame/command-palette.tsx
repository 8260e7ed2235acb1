import { useId, useState } from 'react'
import { TEXTS } from '../messages/texts.ts'
import { DeskIcon } from '../ui/desk-icon.tsx'
import { Keys } from '../ui/keys.tsx'
import { Modal } from '../ui/modal.tsx'
import { closeLayer } from './frame-state.ts'
import { type Command, rankCommands } from './rank-commands.ts'
import { useCommands } from './use-commands.ts'

interface OptionProps {
  readonly id: string
  readonly command: Command
  readonly isActive: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
}

function Option({ id, command, isActive, onPoint, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and chooses with Enter
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={onPoint}
      onClick={onChoose}
      className={`flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 max-md:min-h-12 ${isActive ? 'bg-accent-tint' : ''}`}
    >
      <span className="min-w-0 flex-1 truncate">{command.title}</span>
      {command.detail && (
        <span className="max-w-[50%] truncate text-tiny text-ink-soft">{command.detail}</span>
      )}
      {command.keys && <Keys keys={command.keys} />}
    </div>
  )
}

const GROUPS = ['sales', 'goTo', 'actions', 'search'] as const

/** Goes anywhere and does anything: type, choose with the arrow keys, Enter. */
export function CommandPalette() {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const { commands, found } = useCommands(typed)
  const ranked = [...found, ...rankCommands(commands, typed)]
  const shown = GROUPS.flatMap((group) => ranked.filter((command) => command.group === group))
  const active = Math.min(chosen, shown.length - 1)
  const choose = (command: Command | undefined) => {
    if (!command) return
    closeLayer()
    command.run()
  }
  const move = (step: number) => {
    const next = (active + step + shown.length) % Math.max(shown.length, 1)
    setChosen(next)
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Modal
      label={TEXTS.palette.title}
      onClose={closeLayer}
      className="fixed inset-x-0 top-[10vh] mx-auto h-fit w-[min(40rem,94vw)] overflow-hidden rounded-card shadow-lg max-md:top-3"
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <DeskIcon name="search" className="size-5 text-ink-soft" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the palette is opened to type into it
          autoFocus
          role="combobox"
          aria-label={TEXTS.palette.placeholder}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={TEXTS.palette.placeholder}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setChosen(0)
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') move(1)
            else if (event.key === 'ArrowUp') move(-1)
            else if (event.key === 'Enter') choose(shown[active])
            else return
            event.preventDefault()
          }}
          className="min-h-13 w-full bg-transparent text-base placeholder:text-ink-soft focus-visible:outline-none"
        />
      </div>
      {shown.length === 0 && <p className="px-4 py-6 text-ink-soft">{TEXTS.palette.nothing(typed)}</p>}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={TEXTS.palette.title}
        className="max-h-[60dvh] overflow-y-auto p-2 empty:p-0"
      >
        {GROUPS.map((group) => {
          const own = shown.filter((command) => command.group === group)
          if (own.length === 0) return null
          return (
            // biome-ignore lint/a11y/useSemanticElements: options of one kind inside a list box
            <div key={group} role="group" aria-label={TEXTS.palette[group]}>
              <span aria-hidden="true" className="block px-3 pt-2 pb-1 text-tiny text-ink-soft">
                {TEXTS.palette[group]}
              </span>
              {own.map((command) => {
                const index = shown.indexOf(command)
                return (
                  <Option
                    key={command.id}
                    id={`${id}-${index}`}
                    command={command}
                    isActive={index === active}
                    onPoint={() => setChosen(index)}
                    onChoose={() => choose(command)}
                  />
                )
              })}
            </div>
          )
        })}
      </div>
      <p className="border-t border-line px-4 py-2 text-tiny text-ink-soft">{TEXTS.palette.hint}</p>
      <p role="status" className="sr-only">
        {TEXTS.palette.results(shown.length)}
      </p>
    </Modal>
  )
}
