import { useEffect, useId, useState } from 'react'
import type { BrandEntry } from '#contracts/desk/partners.ts'
import { TEXTS } from '../../messages/texts.ts'

const T = TEXTS.partners

type Logo = BrandEntry['logo']

/** The drawing as a picture, where nothing in it could run. */
function LogoPicture({ svg }: Pick<Logo, 'svg'>) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [svg])
  return (
    url && (
      <img
        src={url}
        alt={T.logoAlt}
        className="h-12 max-w-full rounded-control border border-line bg-paper p-1"
      />
    )
  )
}

interface LogoFieldProps {
  readonly logo: Logo
  readonly onChange: (logo: Logo) => void
  readonly problem: string | undefined
}

/** The logo, and the way to another one. */
export function LogoField({ logo, onChange, problem }: LogoFieldProps) {
  const id = useId()
  return (
    <fieldset className="grid min-w-0 gap-2 rounded-card border border-line p-3">
      <legend className="px-1 font-medium">{T.logo}</legend>
      {logo.svg === '' ? <p>{T.noLogo}</p> : <LogoPicture svg={logo.svg} />}
      <div className="grid gap-1">
        <label htmlFor={id} className="text-ink-soft">
          {T.logoFile}
        </label>
        <input
          id={id}
          type="file"
          accept="image/svg+xml,.svg"
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-hint`}
          className="min-w-0 max-w-full"
          onChange={async ({ target }) => {
            const [file] = target.files ?? []
            if (file) onChange({ ...logo, svg: (await file.text()).trim() })
          }}
        />
        <p id={`${id}-hint`} className="text-tiny text-ink-soft">
          {T.logoHint}
        </p>
        {problem !== undefined && <p className="text-tiny text-error">{problem}</p>}
      </div>
      <label className="flex min-h-9 cursor-pointer items-center gap-2 max-md:min-h-11">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={logo.hasName}
          onChange={({ target }) => onChange({ ...logo, hasName: target.checked })}
        />
        {T.hasName}
      </label>
    </fieldset>
  )
}
