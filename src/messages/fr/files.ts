import type { files as source } from '../en/files.ts'

/** Files that sellers upload. */
export const files = {
  FILE_UPLOADING: 'Envoi de {name}…',
  FILE_UPLOAD_TOO_LARGE:
    'Ce fichier dépasse {size}\u00a0Mo. Choisissez-en un plus petit ou prenez le document en photo.',
  FILE_UPLOAD_FORMAT: 'Nous ne pouvons pas lire ce fichier. Choisissez un JPEG, un PNG, un WebP ou un PDF.',
  FILE_UPLOAD_DIMENSIONS: 'Cette image est trop petite ou trop grande. Prenez une nouvelle photo.',
  FILE_UPLOAD_LOCKED:
    'Ce PDF est protégé par un mot de passe. Enregistrez-le sans, ou prenez le document en photo.',
  FILE_UPLOAD_ACTIVE: 'Ce PDF contient des scripts ou d’autres fichiers. Prenez plutôt le document en photo.',
  FILE_UPLOAD_TOO_MANY: '{count} fichiers, c’est le maximum. Retirez-en un d’abord.',
  FILE_UPLOAD_BUSY: 'Trop de fichiers arrivent en ce moment. Attendez un instant et réessayez.',
  FILE_UPLOAD_LOST: 'Le fichier n’est pas arrivé. Vérifiez votre connexion et réessayez.',
  FILE_UPLOAD_CLOSED: 'Nous n’attendons plus ce fichier. Rechargez la page pour voir où en est votre vente.',
} satisfies Record<keyof typeof source, string>
