import { z } from 'zod'
import { cameraForm, drawCamera } from './camera/camera-drawing.ts'
import { consoleForm, drawConsole } from './console/console-drawing.ts'
import { drawLaptop, laptopForm } from './laptop/laptop-drawing.ts'
import { drawLens, lensForm } from './lens/lens-drawing.ts'
import { drawMonitor, monitorForm } from './monitor/monitor-drawing.ts'
import { drawPhone, phoneForm } from './phone/phone-drawing.ts'
import { drawTablet, tabletForm } from './tablet/tablet-drawing.ts'

/** What a drawing shows: the shape, the proportions and the colour of a device, by its kind. */
export const DEVICE_FORM = z.discriminatedUnion('kind', [
  phoneForm,
  tabletForm,
  laptopForm,
  cameraForm,
  lensForm,
  monitorForm,
  consoleForm,
])

export type DeviceForm = z.output<typeof DEVICE_FORM>

/** The drawing of a device as an SVG document. */
export function drawDevice(form: DeviceForm): string {
  switch (form.kind) {
    case 'phone':
      return drawPhone(form)
    case 'tablet':
      return drawTablet(form)
    case 'laptop':
      return drawLaptop(form)
    case 'camera':
      return drawCamera(form)
    case 'lens':
      return drawLens(form)
    case 'monitor':
      return drawMonitor(form)
    case 'console':
      return drawConsole(form)
  }
}
