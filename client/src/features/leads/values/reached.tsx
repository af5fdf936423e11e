/** The link that starts a call, with the number as a telephone takes it. */
export const callAddress = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** The address that opens a chat. */
export const chatAddress = (phone: string) => `https://wa.me/${phone.replace(/\D/g, '')}`;

const addresses = {
  link: (text: string) => (/^https?:\/\//i.test(text) ? text : `https://${text}`),
  email: (text: string) => `mailto:${text}`,
  phone: callAddress,
};

interface ReachedProps {
  kind: keyof typeof addresses;
  text: string;
}

/** A website, an email or a phone, as a link to it. */
export function Reached({ kind, text }: ReachedProps) {
  const apart = kind === 'link' && { target: '_blank', rel: 'noreferrer' };
  return (
    <a
      href={addresses[kind](text)}
      {...apart}
      className="inline-block min-h-6 max-w-full overflow-hidden align-bottom text-ellipsis text-brand underline underline-offset-2"
    >
      {text}
    </a>
  );
}
