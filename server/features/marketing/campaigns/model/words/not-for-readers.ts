import type { Language } from '../../../../../../shared/languages';

/** Talk of machines: instructions to a model, and its talk about itself. Folded. */
const machines: Record<Language, RegExp> = {
  en: /\b(?:ignor\w*|disregard|forget|override|bypass) (?:\w+ ){0,3}(?:instructions?|rules?|prompts?|guidelines|limits)\b|\bsystem (?:prompt|message)\b|\bdeveloper (?:mode|message)\b|\b(?:as|i am|i'm) an? (?:ai|artificial|language model|assistant)\b|\blanguage model\b|\byou are (?:now|no longer)\b|\b(?:i'm sorry|i am sorry|sorry), (?:but )?i can(?:not|'t)\b|\bi can(?:not|'t) (?:help|assist|comply|write)\b|\bjailbreak|\bprompt injection\b|\bhere is (?:the|your) (?:json|email|text|post)\b/u,
  es: /\b(?:ignor\w*|olvid\w*|desobedec\w*|salt[ae]\w*|omit\w*) (?:\w+ ){0,3}(?:instruccion\w*|reglas?|normas?|indicaciones|ordenes|limites)\b|\b(?:mensaje|prompt|instrucciones) (?:de|del) sistema\b|\bmodo desarrollador\b|\b(?:como|soy) (?:una? )?(?:ia|inteligencia artificial|modelo de lenguaje|asistente)\b|\bmodelo de lenguaje\b|\bahora eres\b|\blo siento, (?:pero )?no puedo\b|\bno puedo (?:ayudar\w*|escribir\w*|cumplir\w*)\b|\baqui (?:tienes|esta) (?:el|tu|su) (?:json|correo|texto|mensaje)\b/u,
};

/** Secrets that no campaign asks its readers for. Folded. */
const secrets: Record<Language, RegExp> = {
  en: /\b(?:passwords?|passcodes?|pin (?:code|number)|card (?:number|details)|credit card|debit card|cvv|security code|bank (?:details|account)|account number|social security|sort code|one-time code|seed phrase|bitcoin|crypto(?:currency)?|gift cards?|wire transfer)\b/u,
  es: /\b(?:contrasenas?|clave (?:de acceso|secreta|bancaria)|codigo (?:pin|de seguridad|de verificacion)|(?:numero|datos) de (?:la |su |tu )?(?:tarjeta|cuenta)|tarjeta de (?:credito|debito)|cvv|datos bancarios|cuenta bancaria|iban|dni|bitcoin|criptomonedas?|tarjetas? regalo|transferencia bancaria)\b/u,
};

/** Markup that a mail program or a network would print. */
export const markup =
  /<\/?[a-z!][^>]*>?|\]\(|\*\*|__|`|^#{1,6}\s|&(?:[a-z]{2,8}|#\d+);|\b(?:javascript|data|file|mailto|tel):/iu;

/** What a model must not say to readers, unless a fact says it. */
export const notForReaders: Record<Language, readonly RegExp[]> = {
  en: [machines.en, secrets.en],
  es: [machines.es, secrets.es],
};

/** Whether a text talks to a model instead of about a product, in either language. Folded. */
export const isTalkToMachines = (folded: string): boolean =>
  machines.en.test(folded) || machines.es.test(folded);
