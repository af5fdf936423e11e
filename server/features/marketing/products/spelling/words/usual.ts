import type { Language } from '../../../../../../shared/languages';

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** Words of businesses that the dictionaries do not have yet. */
export const usualWords: Record<Language, ReadonlySet<string>> = {
  es: setOf(`wifi online freelance freelances freelancers coworking software hardware marketing podcast podcasts newsletter
    app apps web webs tablet tablets smartphone emails email whatsapp bizum pyme pymes autónomo autónomos iva irpf nif cif
    tpv b2b running spa brunch burger vegano vegana veganos veganas ecológico ecológica reciclable reciclables hidrófugo
    antideslizante lavavajillas microondas ortodoncista ortodoncistas fisioterapeuta fisioterapeutas mindfulness pilates
    multidispositivo videollamada videollamadas presencial presenciales prelavado posventa postventa interiorismo
    gestoría gestorías hipoalergénico hipoalergénica km dto uds ud aprox máx mín etc euros hrs min`),
  en: setOf(`wifi online freelance freelancers coworking app apps podcast podcasts newsletter email emails website websites
    startup startups ebike ebikes vegan vegans reusable recyclable ltd plc vat paye b2b etc approx mins hrs km kg ml kwh
    setup signup login checkout onboarding rota rotas plasterboard worktop worktops underfloor`),
};
