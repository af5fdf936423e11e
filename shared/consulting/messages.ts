import { english, validation, type Message } from '../message';

/** The messages about a company that all rooms of the feature share. */
export const consultingMessages = {
  'companyId.invalid': validation('Invalid company ID', 'ID de empresa no válido'),
  'company.missing': english(
    'Company not found or you do not have permission to access',
    'Empresa no encontrada o sin permiso de acceso',
  ),
  'company.full': english(
    'A company can hold at most {{items}} items and {{megabytes}} MB of text',
    'Una empresa puede tener como máximo {{items}} elementos y {{megabytes}} MB de texto',
  ),
} satisfies Record<string, Message>;
