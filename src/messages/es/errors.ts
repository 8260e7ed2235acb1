import type { errors as source } from '../en/errors.ts'

/** Missing pages, expired links, failures. */
export const errors = {
  ERRORPAGE_OOPS: 'Esta página no existe',
  ERRORPAGE_SUBTITLE: 'El enlace no lleva a ninguna parte.',
  ERRORPAGE_MSG: 'Puede que sea antiguo o que tenga una errata. Busca tu dispositivo o vuelve al inicio.',
  ERRORPAGE_OOPS_EXPIRED_LINK: 'Este enlace ha caducado',
  ERRORPAGE_EXPIRED_LINK:
    'Los enlaces para responder caducan y solo sirven para un dispositivo. Abre nuestro último correo sobre tu venta o escríbenos con tu número de venta.',
  ERRORPAGE_IMAGE: 'Un paquete abierto y vacío con la etiqueta suelta',
  ERRORPAGE_IMAGE_EXPIRED_LINK: 'Un reloj de arena junto a un sobre',
  ERRORPAGE_IMAGE_FAILURE: 'Una lupa sobre una pieza rota',
  ERRORPAGE_NEAREST: 'Quizá buscas uno de estos',
  ERRORPAGE_TO_HOME: 'Ir al inicio',
  ERRORPAGE_TO_CONTACT: 'Escríbenos',
  ERRORPAGE_FAILURE: 'Algo ha fallado por nuestra parte',
  ERRORPAGE_FAILURE_SUBTITLE: 'No es culpa tuya.',
  ERRORPAGE_FAILURE_MSG:
    'Espera un momento y vuelve a intentarlo. Si se repite, escríbenos y dinos a qué hora ha pasado.',
  ERRORPAGE_BUSY: 'Demasiadas páginas a la vez',
  ERRORPAGE_BUSY_SUBTITLE: 'Se han abierto demasiadas páginas desde tu conexión en poco tiempo.',
  ERRORPAGE_BUSY_MSG: 'Espera un minuto y vuelve a intentarlo. El inicio y tu venta siguen disponibles.',
  ERRORPAGE_RETRY: 'Reintentar',
} satisfies Record<keyof typeof source, string>
