/** A sale that is kept on the seller's device, and how its seller is notified. */
export const saleOnDevice = {
  OFFLINE_APP_SALE: 'Mi venta',
  OFFLINE_APP_SALE_LEAD: 'El estado de tu venta, también sin conexión.',
  DEVICE_KEEP_TITLE: 'Esta venta en tu pantalla de inicio',
  DEVICE_KEEP_TEXT:
    'Guarda tu venta en este dispositivo. Se abrirá desde la pantalla de inicio, también sin conexión, con el último estado conocido.',
  DEVICE_KEEP_WHAT:
    'Guardamos su número, tus dispositivos con su estado y un enlace que muestra la venta, pero no puede cambiar nada. Cualquiera que use este dispositivo puede verlo, así que no lo hagas en un ordenador compartido.',
  DEVICE_KEEP_BUTTON: 'Guardar en este dispositivo',
  DEVICE_KEPT:
    'Esta venta está guardada en este dispositivo. Elige «Añadir a pantalla de inicio» o «Instalar» en el menú del navegador. La eliminaremos cuando termine la venta o si no la abres en {days} días.',
  DEVICE_REMOVE: 'Eliminar de este dispositivo',
  DEVICE_REMOVED: 'La venta se ha eliminado de este dispositivo.',
  DEVICE_FAILED: 'Tu navegador no ha podido guardar la venta. Las ventanas privadas no suelen permitirlo.',
  DEVICE_OFFLINE: 'Sin conexión. Así estaba tu venta el {date}.',
  DEVICE_NUMBER: 'Venta {number}',
  NOTICE_TITLE: 'Cómo te mantenemos al día',
  NOTICE_TEXT:
    'Con las notificaciones ves cada paso al momento en este dispositivo y no te enviamos los correos que solo informan del avance. Los correos sobre el precio, el pago, una devolución o algo que debas hacer llegan siempre.',
  NOTICE_MAIL: 'Por correo',
  NOTICE_PUSH: 'Con notificaciones en este dispositivo',
  NOTICE_PUSH_SET: 'Ahora recibes las notificaciones en este dispositivo.',
  NOTICE_MAIL_SET: 'Ya no recibirás notificaciones en este dispositivo. Te escribimos por correo.',
  NOTICE_BLOCKED:
    'Las notificaciones de nuestra web están bloqueadas. Permítelas en los ajustes del navegador y elige de nuevo las notificaciones.',
  NOTICE_FAILED: 'No ha funcionado. Sigues recibiendo correos. Inténtalo más tarde.',
  PUSH_TEXT: 'Venta {number}: {state}',
}
