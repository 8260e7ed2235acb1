import { AganDefaultLayout } from './agan-default-layout.tsx'
import { B2bWidgetDefaultLayout } from './b2bwidget-default-layout.tsx'
import { B2bWidgetHomeLayout } from './b2bwidget-home-layout.tsx'

/** The layouts of shops that carry a partner's name or are part of a partner's page. */
export const PARTNER_LAYOUTS = {
  'b2bwidget-default': B2bWidgetDefaultLayout,
  'b2bwidget-home': B2bWidgetHomeLayout,
  'agan-default': AganDefaultLayout,
}
