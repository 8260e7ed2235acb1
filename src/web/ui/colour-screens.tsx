import { type KeyboardEvent, useState } from 'react'
import { FULL_SCREEN_CAPTION, FullScreenDialog } from './full-screen-dialog.tsx'

/** Pure colours: each lights its part of a pixel, and shows the ones that fail. */
const COLOURS = [
  { name: 'white', className: 'bg-[#ffffff]' },
  { name: 'black', className: 'bg-[#000000]' },
  { name: 'red', className: 'bg-[#ff0000]' },
  { name: 'green', className: 'bg-[#00ff00]' },
  { name: 'blue', className: 'bg-[#0000ff]' },
] as const

type ColourName = (typeof COLOURS)[number]['name']

export interface ColourScreensProps {
  readonly label: string
  readonly nextLabel: string
  readonly closeLabel: string
  /** What to look for on each colour. */
  readonly captions: Readonly<Record<ColourName, string>>
  readonly onClose: () => void
}

/** Five colours that fill the screen. Only a tap or a key changes them, so nothing ever flashes. */
export function ColourScreens({ label, nextLabel, closeLabel, captions, onClose }: ColourScreensProps) {
  const [index, setIndex] = useState(0)
  const colour = COLOURS[index]
  const goOn = (close: () => void) => (index + 1 < COLOURS.length ? setIndex(index + 1) : close())
  const goByArrow = (event: KeyboardEvent, close: () => void) => {
    if (event.key === 'ArrowRight') goOn(close)
    if (event.key === 'ArrowLeft') setIndex(Math.max(0, index - 1))
  }
  return (
    <FullScreenDialog
      label={label}
      closeLabel={closeLabel}
      onClose={onClose}
      {...(colour && { className: colour.className })}
    >
      {(close) => (
        <>
          <button
            type="button"
            data-first=""
            aria-label={nextLabel}
            onClick={() => goOn(close)}
            onKeyDown={(event) => goByArrow(event, close)}
            // It is the whole screen: a ring would cover what is to be seen.
            className="absolute inset-0 cursor-pointer outline-none"
          />
          {/* Above and below by turns, so that every part of the screen is seen without it. */}
          <p
            role="status"
            className={`pointer-events-none absolute inset-x-4 mx-auto w-fit px-4 py-2 text-center text-small ${FULL_SCREEN_CAPTION} ${index % 2 ? 'top-18' : 'bottom-4'}`}
          >
            {index + 1}/{COLOURS.length} {colour && captions[colour.name]}
          </p>
        </>
      )}
    </FullScreenDialog>
  )
}
