import { runServerCommand } from '../runServerCommand.ts';

runServerCommand('waitlists');
