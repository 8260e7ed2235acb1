import { locateCamera } from '#drawings/camera/camera-drawing.ts'
import type { DeviceForm } from '#drawings/device-drawing.ts'
import { locateLaptop } from '#drawings/laptop/laptop-drawing.ts'
import { locateLens } from '#drawings/lens/lens-drawing.ts'
import { locateMonitor } from '#drawings/monitor/monitor-drawing.ts'
import { locatePhone } from '#drawings/phone/phone-drawing.ts'
import type { Area } from '#drawings/svg-parts.ts'
import { locateTablet } from '#drawings/tablet/tablet-drawing.ts'

/** Every console is drawn by hand; all of them cover most of this. */
const CONSOLE: Area = { x: 28, y: 62, width: 160, height: 96 }

/** Where the part of a device is that a seller holds against the light. */
export function locateDevice(form: DeviceForm): Area {
  switch (form.kind) {
    case 'phone':
      return locatePhone(form)
    case 'tablet':
      return locateTablet(form)
    case 'laptop':
      return locateLaptop(form)
    case 'camera':
      return locateCamera(form)
    case 'lens':
      return locateLens(form)
    case 'monitor':
      return locateMonitor(form)
    case 'console':
      return CONSOLE
  }
}
