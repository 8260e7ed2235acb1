import type { locks as source } from '#messages/correspondence/en/locks.ts'

/** How a device is freed of its lock, for sellers who promised to do it before shipping. */
export const locks = {
  LOCK_TITLE: 'Antes del envío, cierra sesión: {names}',
  LOCK_NOTE:
    'Nos dijiste que lo harías antes del envío. Si el bloqueo sigue activo, tendremos que escribirte y el pago se retrasará.',

  LOCK_APPLE_1:
    'Ajustes › tu nombre › Cerrar sesión, con la contraseña de tu cuenta de Apple. Así se desactiva «Buscar».',
  LOCK_APPLE_2: 'Ajustes › General › Transferir o restablecer › Borrar contenidos y ajustes.',
  LOCK_APPLE_3: '¿Apagado o averiado? En icloud.com/find, elígelo y elimínalo de tu cuenta.',

  LOCK_MAC_1: 'Ajustes del Sistema › tu nombre › Cerrar sesión. Así se desactiva «Buscar».',
  LOCK_MAC_2: 'Ajustes del Sistema › General › Transferir o restablecer › Borrar contenidos y ajustes.',
  LOCK_MAC_3:
    '¿Mac antiguo con contraseña de firmware? Mantén pulsadas ⌘R al arrancar y desactívala. ¿Mac de empresa? Pide a tu departamento de informática que lo libere.',

  LOCK_SAMSUNG_1:
    'Ajustes › Cuentas y copia de seguridad › Administrar cuentas: elimina la cuenta de Samsung y después la de Google.',
  LOCK_SAMSUNG_2: 'Ajustes › Administración general › Restablecer › Restablecer valores de fábrica.',

  LOCK_ANDROID_1:
    'Ajustes › Contraseñas y cuentas: elimina la cuenta de Google y la del fabricante (Xiaomi, Huawei…), si la hay.',
  LOCK_ANDROID_2: 'Ajustes › Sistema › Opciones de recuperación › Borrar todos los datos.',

  LOCK_WINDOWS_1: 'Reinicia, entra en la BIOS (normalmente con F2 o Supr) y borra la contraseña, si la hay.',
  LOCK_WINDOWS_2: 'Configuración › Sistema › Recuperación › Restablecer este equipo › Quitar todo.',
  LOCK_WINDOWS_3:
    '¿Portátil de empresa? Pide a tu departamento de informática que lo libere de Autopilot, MDM y Absolute.',

  LOCK_PLAYSTATION_1:
    'PS5: Ajustes › Usuarios y cuentas › Otros › Uso compartido de la consola y juego sin conexión › Deshabilitar.',
  LOCK_PLAYSTATION_2: 'PS4: Ajustes › Gestión de cuentas › Activar como tu PS4 principal › Desactivar.',
  LOCK_PLAYSTATION_3: 'Después, restablece la consola en los ajustes para que no quede ningún usuario.',

  LOCK_XBOX_1:
    'Configuración › General › Personalización › Mi Xbox principal: quita la consola como principal.',
  LOCK_XBOX_2: 'Configuración › Cuenta › Quitar cuentas.',
  LOCK_XBOX_3:
    'Configuración › Sistema › Información de la consola › Restablecer consola › Restablecer y quitar todo.',

  LOCK_NINTENDO_1: 'Nintendo eShop › tu icono › Consola principal: anula el registro.',
  LOCK_NINTENDO_2:
    'Configuración de la consola › Usuarios › tu perfil › Eliminar usuario. Así se desvincula tu cuenta Nintendo.',
  LOCK_NINTENDO_3: 'Configuración de la consola › Consola › Opciones de formateo: restaura la consola.',

  LOCK_OTHER_1: 'En los ajustes, cierra sesión o elimina todas las cuentas.',
  LOCK_OTHER_2:
    'Restablece los valores de fábrica. Al volver a encenderlo, no debe pedir ninguna contraseña.',
} satisfies Record<keyof typeof source, string>
