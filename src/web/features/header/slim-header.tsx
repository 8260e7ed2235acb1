import { ProgressSlot } from '#web/platform/page/progress-slot.tsx'
import { Container } from '#web/ui/container.tsx'
import { Logo } from './logo.tsx'

/** The bar of a page with one thing to finish: nothing in it leads elsewhere, except home. */
export const SlimHeader = () => (
  <header className="border-b border-line bg-paper print:hidden">
    {/* As high as the steps with a label of two lines, which appear later: nothing moves. */}
    <Container className="flex min-h-18 items-center gap-x-4 py-1 sm:gap-x-10">
      <Logo isShort />
      <ProgressSlot />
    </Container>
  </header>
)
