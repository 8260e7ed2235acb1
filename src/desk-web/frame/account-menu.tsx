import { useState } from 'react'
import { TEXTS } from '../messages/texts.ts'
import { chooseTheme, readTheme, THEMES } from '../platform/theme/theme.ts'
import { DeskIcon } from '../ui/desk-icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { useDesk } from './desk-context.ts'
import { openLayer } from './frame-state.ts'

const ROW =
  'flex min-h-9 w-full items-center gap-2 rounded-control px-2 text-left no-underline hover:bg-tint max-md:min-h-11'

function ThemeChoice() {
  const [chosen, setChosen] = useState(() => readTheme(document.documentElement))
  return (
    <fieldset className="grid gap-1 border-y border-line py-2">
      <legend className="sr-only">{TEXTS.theme.label}</legend>
      {THEMES.map((theme) => (
        <label key={theme} className={`${ROW} cursor-pointer`}>
          <input
            type="radio"
            name="theme"
            checked={chosen === theme}
            onChange={() => {
              chooseTheme(theme)
              setChosen(theme)
            }}
            className="accent-accent"
          />
          {TEXTS.theme[theme]}
        </label>
      ))}
    </fieldset>
  )
}

/** Who is signed in, how the desk looks, and the way out. */
export function AccountMenu() {
  const { me } = useDesk()
  return (
    <Menu
      label={TEXTS.frame.account}
      button={
        <>
          <DeskIcon name="person" />
          <span className="sr-only">{TEXTS.frame.account}:</span>
          <span className="max-w-32 truncate max-md:sr-only">{me.name}</span>
        </>
      }
    >
      <p className="px-2 pb-2">
        <strong className="block font-medium">{me.name}</strong>
        <span className="text-tiny text-ink-soft">
          {me.roles.map((role) => TEXTS.roles[role]).join(', ')}
        </span>
      </p>
      <ThemeChoice />
      <div className="grid gap-1 pt-2">
        <button type="button" className={ROW} onClick={() => openLayer('shortcuts')}>
          <DeskIcon name="keyboard" />
          {TEXTS.frame.shortcuts}
        </button>
        <a href="/desk/security" className={ROW}>
          <DeskIcon name="shield" />
          {TEXTS.frame.security}
        </a>
        <form method="post" action="/desk/sign-out">
          <button type="submit" className={ROW}>
            <DeskIcon name="leave" />
            {TEXTS.frame.signOut}
          </button>
        </form>
      </div>
    </Menu>
  )
}
