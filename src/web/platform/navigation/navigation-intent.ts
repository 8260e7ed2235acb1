const SIGNS = ['pointerover', 'focusin'] as const

/** Calls back once, when a navigation may be near: a pointer, a finger or the focus has reached a link, a button or a form. */
export function whenNavigationIsNear(onNear: () => void): void {
  const notice = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('a, button, form'))) return
    for (const sign of SIGNS) removeEventListener(sign, notice)
    onNear()
  }
  for (const sign of SIGNS) addEventListener(sign, notice)
}
