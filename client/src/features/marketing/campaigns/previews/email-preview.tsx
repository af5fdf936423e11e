import { useState } from 'react';
import { renderEml } from '@shared/marketing/campaigns/rendering/mail/eml';
import { renderMailHtml } from '@shared/marketing/campaigns/rendering/mail/mail-html';
import { renderMailText } from '@shared/marketing/campaigns/rendering/mail/mail-text';
import type { Email } from '@shared/marketing/campaigns/piece';
import { useTexts } from '@/i18n/use-texts';
import { saveFile } from '@/lib/api/save-file';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { Alert } from '@/ui/feedback/alert';
import { Tabs } from '@/ui/navigation/tabs';
import { portalIcons } from '@/ui/portal-icons';
import { campaignsTexts } from '../texts/campaigns';
import { ChoiceButtons } from './choice-buttons';
import { CopyButton } from './copy-button';
import { InboxLine } from './inbox-line';
import { MailFrame } from './mail-frame';
import { mailOf, type Shown } from './mail-of';

const schemes = ['light', 'dark'] as const;
const screens = ['desktop', 'phone'] as const;
const PHONE = 375;

/** A name for a file, from the subject of the mail. */
const fileName = (subject: string) =>
  subject
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/\p{M}|^-|-$/gu, '')
    .slice(0, 60) || 'mail';

/** A mail as it arrives: in the inbox, drawn in light and dark on a phone and a desktop, and as text. */
export function EmailPreview({ email, ...shown }: Shown & { email: Email }) {
  const t = useTexts(campaignsTexts);
  const [form, setForm] = useState<'html' | 'text'>('html');
  const mail = { ...mailOf(shown), email };
  const text = renderMailText(mail);
  return (
    <section aria-label={t('previews.mail.label')} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <InboxLine email={email} sender={mail.sender.name} />
      <Tabs
        label={t('previews.mail.forms')}
        current={form}
        onChange={setForm}
        tabs={[
          { name: 'html', label: t('previews.mail.html'), content: <DrawnMail mail={mail} /> },
          {
            name: 'text',
            label: t('previews.mail.text'),
            content: (
              <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
                <CopyButton
                  text={() => text}
                  what={t('previews.mail.asText')}
                  label={t('previews.mail.copyText')}
                />
                <pre className="max-w-full rounded-card border border-line bg-surface p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
                  {text}
                </pre>
              </div>
            ),
          },
        ]}
      />
      {!shown.company.postalAddress && (
        <Alert tone="warning" title={t('previews.mail.noAddress')}>
          <p>{t('previews.mail.whyAddress')}</p>
          <IfMayWrite>
            {shown.onEditCompany && (
              <Button variant="secondary" className="mt-3" onClick={shown.onEditCompany}>
                {t('previews.mail.addAddress')}
              </Button>
            )}
          </IfMayWrite>
        </Alert>
      )}
      <p className="text-sm text-muted">{t('previews.mail.unsubscribe')}</p>
    </section>
  );
}

function DrawnMail({ mail }: { mail: Parameters<typeof renderMailHtml>[0] }) {
  const t = useTexts(campaignsTexts);
  const [scheme, setScheme] = useState<(typeof schemes)[number]>('light');
  const [screen, setScreen] = useState<(typeof screens)[number]>('desktop');
  const subject = mail.email.subject.text;
  const download = (kind: 'html' | 'eml') => {
    const html = renderMailHtml(mail);
    const content = kind === 'html' ? html : renderEml({ subject, html, text: renderMailText(mail) });
    const type = kind === 'html' ? 'text/html' : 'message/rfc822';
    saveFile(`${fileName(subject)}.${kind}`, new Blob([content], { type }));
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <ChoiceButtons
          label={t('previews.mail.scheme')}
          value={scheme}
          onChange={setScheme}
          choices={schemes.map((value) => ({ value, label: t(`previews.mail.schemes.${value}`) }))}
        />
        <ChoiceButtons
          label={t('previews.mail.screen')}
          value={screen}
          onChange={setScreen}
          choices={screens.map((value) => ({ value, label: t(`previews.mail.screens.${value}`) }))}
        />
      </div>
      <MailFrame
        html={renderMailHtml(mail, scheme)}
        title={t('previews.mail.frame', { subject })}
        {...(screen === 'phone' && { width: PHONE })}
      />
      <div className="flex flex-wrap gap-2">
        <CopyButton
          text={() => renderMailHtml(mail)}
          what={t('previews.mail.asHtml')}
          label={t('previews.mail.copyHtml')}
        />
        {(['html', 'eml'] as const).map((kind) => (
          <Button
            key={kind}
            variant="quiet"
            icon={portalIcons.download}
            title={t(`previews.mail.download.${kind}`)}
            onClick={() => download(kind)}
          >
            .{kind}
          </Button>
        ))}
      </div>
    </div>
  );
}
