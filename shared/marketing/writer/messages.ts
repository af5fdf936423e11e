import { english, type Message } from '../../message';

/** What the writer says of a piece beside its text. */
export const writerMessages = {
  'network.none': english(
    'No post for {{networks}}: all that the brief says is told in the other posts. Another answer gives another post.',
    'Sin publicación para {{networks}}: todo lo que dicen tus respuestas ya está en las demás. Con otra respuesta habrá otra publicación.',
  ),
  'fact.left': english('There was no room for: {{texts}}', 'No ha cabido: {{texts}}'),
} satisfies Record<string, Message>;
