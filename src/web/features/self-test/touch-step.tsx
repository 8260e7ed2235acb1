import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { countOpenCells, createTouchGrid, touchCell } from '#domain/self-test/touch-grid.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { FULL_SCREEN_CAPTION, FullScreenDialog } from '#web/ui/full-screen-dialog.tsx'
import { Action, Actions, ObstacleNotice } from './step-parts.tsx'
import type { StepProps } from './step-props.ts'

interface GridProps {
  readonly onAll: () => void
  readonly onDead: () => void
}

/** The cells of the screen: a finger wipes them off. A mouse does not count. */
function Grid({ onAll, onDead }: GridProps) {
  const t = useTranslate()
  const [grid, setGrid] = useState(() => createTouchGrid(innerWidth, innerHeight))
  const left = countOpenCells(grid)
  const finish = useRef(onAll)
  useEffect(() => {
    finish.current = onAll
  })
  useEffect(() => {
    if (left === 0) finish.current()
  }, [left])
  const wipe = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== 'touch') return
    const { left: x, top: y, width, height } = event.currentTarget.getBoundingClientRect()
    const at = { x: (event.clientX - x) / width, y: (event.clientY - y) / height }
    setGrid((now) => touchCell(now, at.x, at.y))
  }
  return (
    <>
      <div
        data-testid="touch-grid"
        onPointerDown={wipe}
        onPointerMove={wipe}
        className="absolute inset-0 grid touch-none select-none"
        style={{
          gridTemplateColumns: `repeat(${grid.columns}, 1fr)`,
          gridTemplateRows: `repeat(${grid.rows}, 1fr)`,
        }}
      >
        {Array.from({ length: grid.columns * grid.rows }, (_, cell) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={cell}
            className={`border border-line ${grid.touched.has(cell) ? 'bg-accent-tint' : 'bg-card'}`}
          />
        ))}
      </div>
      <p className={`pointer-events-none absolute left-4 top-5 px-4 py-2 text-small ${FULL_SCREEN_CAPTION}`}>
        {t('SELF_TEST_TOUCH_LEFT', { count: left })}
      </p>
      <button
        type="button"
        data-first=""
        onClick={onDead}
        className={`absolute inset-x-0 bottom-6 mx-auto min-h-11 w-fit cursor-pointer px-5 outline-offset-2 focus-visible:outline-3 focus-visible:outline-(--focus) ${FULL_SCREEN_CAPTION}`}
      >
        {t('SELF_TEST_TOUCH_DEAD')}
      </button>
    </>
  )
}

/** Whether the glass notices a finger everywhere. */
export function TouchStep({ onDone }: StepProps) {
  const t = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  if (navigator.maxTouchPoints === 0)
    return (
      <ObstacleNotice
        obstacle="impossible"
        onAgain={() => undefined}
        onNext={() => onDone({ touch: 'impossible' })}
      />
    )
  return (
    <>
      <p>{t('SELF_TEST_TOUCH_TEXT')}</p>
      <Actions>
        <Action onClick={() => setIsOpen(true)}>{t('SELF_TEST_TOUCH_OPEN')}</Action>
      </Actions>
      {isOpen && (
        <FullScreenDialog
          label={t('SELF_TEST_TOUCH')}
          closeLabel={t('SELF_TEST_TOUCH_LEAVE')}
          className="bg-card"
          onClose={() => setIsOpen(false)}
        >
          {() => <Grid onAll={() => onDone({ touch: 'pass' })} onDead={() => onDone({ touch: 'fail' })} />}
        </FullScreenDialog>
      )}
    </>
  )
}
