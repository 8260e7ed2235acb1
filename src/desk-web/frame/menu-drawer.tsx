import { TEXTS } from '../messages/texts.ts'
import { DESK_BUTTON } from '../ui/button-style.ts'
import { DeskIcon } from '../ui/desk-icon.tsx'
import { Modal } from '../ui/modal.tsx'
import { closeLayer } from './frame-state.ts'
import { SideNavigation } from './side-navigation.tsx'

/** The navigation on a phone. */
export const MenuDrawer = ({ path }: { readonly path: string }) => (
  <Modal
    label={TEXTS.frame.menu}
    onClose={closeLayer}
    className="fixed inset-y-0 left-0 h-dvh w-[min(20rem,88vw)] animate-slide overflow-y-auto bg-paper"
  >
    <div className="p-3">
      <div className="flex justify-end">
        <button
          type="button"
          className={DESK_BUTTON.quiet}
          onClick={closeLayer}
          aria-label={TEXTS.frame.closeMenu}
        >
          <DeskIcon name="close" className="size-5" />
        </button>
      </div>
      <SideNavigation path={path} onNavigate={closeLayer} />
    </div>
  </Modal>
)
